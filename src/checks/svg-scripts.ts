import { Parser } from 'htmlparser2';

const runsScript = /^\s*(?:javascript|vbscript|data\s*:\s*(?:text\/html|image\/svg))/i;

/**
 * What of an SVG would run: opened at its own address, it does so with the rights of the whole site.
 * @returns each such thing as an operator can find it in the file
 */
export function findSvgScripts(source: string): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = localName(name);
        if (['script', 'foreignobject', 'handler', 'iframe', 'object', 'embed'].includes(element)) {
          found.push(`<${name}>`);
        }
        for (const [attribute, value] of Object.entries(attributes)) {
          const bare = localName(attribute);
          const setsHandler = bare === 'attributename' && /^\s*(?:on|(?:xlink:)?href)/i.test(value);
          // Blanks and control characters inside a scheme do not keep a browser from running it.
          const address = value.replaceAll(/[\s\p{Cc}]/gu, '');
          if (/^on\w+$/.test(bare) || setsHandler || runsScript.test(address)) {
            found.push(`${attribute} em <${name}>`);
          }
        }
      },
      onprocessinginstruction: (_, data) => {
        if (/^!doctype[^]*<!entity/i.test(data) || /^!entity/i.test(data)) found.push('<!ENTITY>');
        if (/^\?xml-stylesheet/i.test(data)) found.push('<?xml-stylesheet?>');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return [...new Set(found)];
}

const localName = (name: string): string => name.toLowerCase().replace(/^.*:/, '');
