/** Names, on the development server, a brand with a domain of its own: its pages then answer under any host. */
export const brandQuery = 'marca';
