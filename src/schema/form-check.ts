/**
 * What the site's script tells of the form beside the four fields: `contact-form/<a>,<b>`, where `a` is the ms
 * since the page was opened and `b` the length of what stands in the trap field. It travels in the header that
 * Supabase's clients name themselves in, which every function of theirs lets through from other origins.
 */
export const formCheckHeader = 'x-client-info';

export const formCheckPattern = /^contact-form\/(\d{1,12}),(\d{1,9})$/;

/** A field that people neither see nor fill. */
export const trapField = 'subject';
