import { expect, test } from 'vitest';
import { findSvgScripts } from './svg-scripts.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

test.each([
  svg('<path d="M0 0h10v10z" fill="#123456"/><text font-size="3">onload=1 javascript:</text>'),
  svg('<style>path { fill: red }</style><use href="#a"/><image href="data:image/png;base64,AAAA"/>'),
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
])('a drawing is only a drawing: %s', (source) => {
  expect(findSvgScripts(source)).toEqual([]);
});

test.each([
  [svg('<script>alert(1)</script>'), '<script>'],
  [svg('<s:script xmlns:s="http://www.w3.org/2000/svg" href="x.js"/>'), '<s:script>'],
  [svg('', 'onload="alert(1)"'), 'onload em <svg>'],
  [svg('<a href="javascript:alert(1)">x</a>'), 'href em <a>'],
  [svg('<a xlink:href=" java&#x73;cript:alert(1)">x</a>'), 'xlink:href em <a>'],
  [svg('<a href="java&#10;script:alert(1)">x</a>'), 'href em <a>'],
  [svg('<set attributeName="onmouseover" to="alert(1)"/>'), 'attributeName em <set>'],
  [svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'), 'attributeName em <animate>'],
  [svg('<foreignObject><b/></foreignObject>'), '<foreignObject>'],
  [svg('<use href="data:image/svg+xml;base64,AAAA"/>'), 'href em <use>'],
  [`<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`, '<!ENTITY>'],
  [`<?xml-stylesheet href="javascript:alert(1)"?>${svg('')}`, '<?xml-stylesheet?>'],
])('what would run is named: %s', (source, found) => {
  expect(findSvgScripts(source)).toContain(found);
});
