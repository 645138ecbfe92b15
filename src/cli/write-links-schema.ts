import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLinksJsonSchema } from '#schema/links-json-schema.ts';

const file = path.resolve(import.meta.dirname, '../../brands/links.schema.json');
await writeFile(file, createLinksJsonSchema());
console.log(`${path.relative(process.cwd(), file)} atualizado`);
