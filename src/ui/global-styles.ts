import { motion, theme } from './theme.ts';

/** The ground every page stands on. */
export const globalStyles = `
  *, ::before, ::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding: ${theme.size.header} 0 5.5rem;
    ${motion} { scroll-behavior: smooth; }
  }
  body {
    margin: 0;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: 400 ${theme.text.base}/1.6 ${theme.font.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  h1, h2, h3 {
    font-family: ${theme.font.display};
    font-weight: ${theme.font.displayWeight};
    letter-spacing: ${theme.font.displayTracking};
    line-height: 1.1;
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  ul, ol { list-style: none; }
  img, svg, iframe { display: block; max-width: 100%; }
  svg { flex: none; }
  a { color: inherit; }
  button, input, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid ${theme.color.accent}; outline-offset: 3px; }
  [tabindex="-1"]:focus { outline: none; }
  @media print {
    iframe, [popover], header button, a[href="#conteudo"], aside { display: none !important; }
    * { position: static !important; color: CanvasText !important; background: none !important; }
    h1, h2, h3 { break-after: avoid; }
    li, dl > div { break-inside: avoid; }
  }
`
  .replace(/\s*\n\s*/g, ' ')
  .trim();
