/** The networks a footer can link to, in the order it shows them. */
export const socialNetworks = ['linkedin', 'instagram', 'facebook', 'youtube', 'tiktok', 'x'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];
