import type { Plugin } from 'vite';
export function brandPages(): Plugin { return { name: 'brand-pages' }; }
