import { contactSlots, type ContactSlot } from '#schema/contact-data.ts';

const slotPattern = /\[\[slot\.(\w+)\]\]/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * The failed page with a value, escaped for text and attributes, in each of its slots; empty where there is
 * none. It goes over the page once, so a value that contains a slot's text stays as it is.
 */
export function fillSlots(html: string, values: Partial<Record<ContactSlot, string>>): string {
  return html.replace(slotPattern, (text, name: string) =>
    isSlot(name) ? escapeHtml(values[name] ?? '') : text,
  );
}

const isSlot = (name: string): name is ContactSlot => Object.hasOwn(contactSlots, name);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
