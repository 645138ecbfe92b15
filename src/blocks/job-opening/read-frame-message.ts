import type { FrameVendor } from '#schema/frame-vendor.ts';

/** What a page knows of the messages of the one form it shows. */
export type FrameMessages = Pick<FrameVendor, 'origins' | 'ready' | 'done' | 'height'>;

/** Something a form made known. Height in CSS pixels. */
export type FrameNews = { kind: 'ready' | 'done' } | { kind: 'height'; pixels: number };

/**
 * What a message of a form's frame means, or nothing where its origin is another's or its words are unknown.
 * Anything may come in as `data`. That the window which sent it is the frame's own is the caller's to check.
 */
export function readFrameMessage(
  { origins, ready, done, height }: FrameMessages,
  origin: string,
  data: unknown,
): FrameNews | undefined {
  if (!origins.some((allowed) => matchesOrigin(allowed, origin))) return undefined;
  const fields = fieldsOf(data);
  const says = ({ field, value }: FrameVendor['done'][number]) =>
    (field === undefined ? data : valueAt(fields, field)) === value;

  if (done.some(says)) return { kind: 'done' };
  if (ready.some(says)) return { kind: 'ready' };
  const size = height.find(says)?.size;
  const pixels = size === undefined ? 0 : Math.ceil(Number(valueAt(fields, size)));
  return pixels > 0 && pixels < Infinity ? { kind: 'height', pixels } : undefined;
}

/** Whether an origin is the one allowed, or, for `https://*.domain`, one of its subdomains. */
export function matchesOrigin(allowed: string, origin: string): boolean {
  const [start = '', end] = allowed.split('*');
  return end === undefined ? origin === start : origin.startsWith(start) && origin.endsWith(end);
}

function fieldsOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    // Not JSON, so it is a text: most vendors' words are.
    return data.split(':');
  }
}

function valueAt(fields: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      fields,
    );
}
