import { contactSlots, type ContactSlot } from '#schema/contact-data.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const slots = new Map(
  Object.entries(contactSlots).map(([slot, token]) => [token as string, slot as ContactSlot]),
);

/** Fills the failed page's slots in one pass, so that a value that looks like a slot stays a text. */
export const fillSlots = (page: string, values: Record<ContactSlot, string>): string =>
  page.replace(/\[\[slot\.\w+\]\]/g, (token) => {
    const slot = slots.get(token);
    return slot === undefined ? token : values[slot].replace(/[&<>"']/g, (char) => escapes[char] ?? char);
  });
