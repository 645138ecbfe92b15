/** What the panel lists of a brand. */
export interface QaBrand {
  id: string;
  name: string;
  /** Of its own; this server shows it under `<domain>.localhost`. */
  domain?: string;
  addresses: string[];
}

/** The element of a page that holds the panel's list, as JSON. */
export const dataId = 'qa-dados';

/** Where the panel's script is served. No page of a brand can have such an address. */
export const scriptAddress = '/.qa/panel.js';
