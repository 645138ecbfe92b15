import type { CSSProperties } from 'react';

/** An element as satori takes it. */
export interface Shape {
  type: 'div' | 'img';
  props: { style: CSSProperties; src?: string; children?: Shape[] | string };
}

export const box = (style: CSSProperties, children: Shape[] | string = []): Shape => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

export const image = (src: string, style: CSSProperties): Shape => ({ type: 'img', props: { src, style } });
