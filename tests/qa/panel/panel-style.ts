export const panelStyle = `
  :host {
    position: fixed;
    left: 0.75rem;
    bottom: 0.75rem;
    z-index: 2147483647;
    font: 0.875rem/1.45 system-ui, sans-serif;
    color: #f4f4f5;
  }
  * { box-sizing: border-box; }
  details {
    max-width: min(22rem, calc(100vw - 1.5rem));
    border: 1px solid #52525b;
    border-radius: 0.75rem;
    background: #18181b;
    box-shadow: 0 0.75rem 2rem -0.5rem rgb(0 0 0 / 0.5);
  }
  summary { padding: 0.625rem 0.875rem; font-weight: 600; cursor: pointer; }
  .content {
    display: grid;
    gap: 0.75rem;
    max-height: min(32rem, calc(100dvh - 6rem));
    padding: 0 0.875rem 0.875rem;
    overflow: auto;
  }
  p, h2, ul { margin: 0; padding: 0; }
  p { color: #d4d4d8; }
  p:empty { display: none; }
  p[role='status'] { color: #fcd34d; }
  label { display: grid; gap: 0.25rem; font-weight: 600; }
  select, button {
    width: 100%;
    min-height: 2.75rem;
    text-overflow: ellipsis;
    padding: 0.375rem 0.625rem;
    border: 1px solid #71717a;
    border-radius: 0.5rem;
    background: #27272a;
    color: inherit;
    font: inherit;
    font-weight: 400;
    cursor: pointer;
  }
  button:hover, select:hover { background: #3f3f46; }
  h2 { margin-top: 0.5rem; font-size: 0.8125rem; color: #d4d4d8; }
  ul { list-style: none; }
  a { display: block; padding: 0.3125rem 0; color: #93c5fd; overflow-wrap: anywhere; }
  a[aria-current='page'] { color: #f4f4f5; font-weight: 600; text-decoration: none; }
  :focus-visible { outline: 2px solid #fcd34d; outline-offset: 2px; }
`;
