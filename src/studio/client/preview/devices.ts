/** In CSS pixels: what the previews stand for. `share` is the room each takes beside the others. */
export const devices = {
  phone: { label: 'Celular', width: 360, height: 740, share: 1.75 },
  tablet: { label: 'Tablet', width: 768, height: 1024, share: 3 },
  desktop: { label: 'Computador', width: 1440, height: 900, share: 6.2 },
} as const;

export type DeviceName = keyof typeof devices;
