/** The panel's own look, the same over every brand; nothing of the page reaches it, nor the other way round. */
export const panelStyles = `
  :host { all: initial; position: fixed; left: max(0.75rem, env(safe-area-inset-left)); bottom: max(0.75rem, env(safe-area-inset-bottom)); z-index: 2147483647; max-width: calc(100vw - 1.5rem); color: #f4f4f5; font: 14px/1.45 system-ui, sans-serif; }
  @media print { :host { display: none; } }
  details { width: fit-content; max-width: 100%; border: 1px solid #52525b; border-radius: 10px; background: #18181b; box-shadow: 0 8px 28px #0006; }
  details[open] { width: 22rem; }
  summary { display: flex; gap: 0.5rem; align-items: center; padding: 0.375rem 0.75rem; list-style: none; cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  summary b { padding: 0 0.375rem; border-radius: 4px; background: #fde047; color: #18181b; font-size: 12px; }
  summary::after { content: '▴'; margin-left: auto; }
  details[open] summary::after { content: '▾'; }
  .body { display: grid; gap: 0.75rem; max-height: min(30rem, 70vh); padding: 0.75rem; border-top: 1px solid #3f3f46; overflow: auto; }
  p, h2, ul { margin: 0; padding: 0; }
  h2 { margin-top: 0.5rem; color: #d4d4d8; font-size: 13px; }
  ul { list-style: none; }
  label { display: grid; gap: 0.25rem; color: #d4d4d8; }
  select, button, .action { box-sizing: border-box; width: 100%; min-height: 2.25rem; padding: 0.375rem 0.625rem; border: 1px solid #71717a; border-radius: 6px; background: #27272a; color: #fafafa; font: inherit; text-align: start; text-decoration: none; cursor: pointer; }
  .actions { display: grid; gap: 0.375rem; }
  nav a { display: block; padding: 0.25rem 0; color: #e4e4e7; overflow-wrap: anywhere; }
  nav a[aria-current] { color: #fde047; }
  :focus-visible { outline: 2px solid #fde047; outline-offset: 2px; }
`;
