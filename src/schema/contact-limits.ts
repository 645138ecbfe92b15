/** Longest accepted value of each field, in characters. Generous for people, small for a mail. */
export const contactMessageLimits = { name: 120, email: 254, company: 160, message: 5000 } as const;
