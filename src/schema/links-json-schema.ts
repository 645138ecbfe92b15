import { z } from 'zod';
import { linksSchema } from './links.ts';

/** The text of `brands/links.schema.json`, from which editors complete and check every links.json. */
export function createLinksJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(linksSchema, { io: 'input' }), null, 2)}\n`;
}
