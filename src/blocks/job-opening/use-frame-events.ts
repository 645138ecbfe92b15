import { useLayoutEffect, type RefObject } from 'react';
import { readFrameMessage, type FrameMessages, type FrameNews } from './read-frame-message.ts';

declare global {
  interface Window {
    /** What frames did before the application came: the page keeps it from the start. See `Island`. */
    earlyFrameEvents?: Event[];
  }
}

/**
 * Tells what the frame of `element` does: that it loaded, and what its messages mean. A message counts where
 * both its origin and the window that sent it are the frame's; every other is dropped.
 */
export function useFrameEvents(
  element: RefObject<HTMLIFrameElement | null>,
  messages: FrameMessages,
  onNews: (news: FrameNews | { kind: 'load' }) => void,
): void {
  // Before the browser goes on, so that no frame of this screen can speak unheard.
  useLayoutEffect(() => {
    const hear = (event: Event) => {
      const frame = element.current;
      if (!frame) return;
      if (event instanceof MessageEvent) {
        const news =
          event.source === frame.contentWindow
            ? readFrameMessage(messages, event.origin, event.data)
            : undefined;
        if (news) onNews(news);
      } else if (event.target === frame) onNews({ kind: 'load' });
    };
    for (const event of window.earlyFrameEvents?.splice(0) ?? []) hear(event);
    window.addEventListener('message', hear);
    document.addEventListener('load', hear, { capture: true });
    return () => {
      window.removeEventListener('message', hear);
      document.removeEventListener('load', hear, { capture: true });
    };
  }, [element, messages, onNews]);
}
