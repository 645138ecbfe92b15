import { useLayoutEffect, type RefObject } from 'react';
import { readFrameMessage, type FrameMessages, type FrameNews } from './read-frame-message.ts';

declare global {
  interface Window {
    /** The messages, and the frames that loaded, before the application came. See `Island`. */
    earlyFrameEvents?: (MessageEvent | EventTarget)[];
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
    const hear = (cause: MessageEvent | EventTarget | null) => {
      const frame = element.current;
      if (!frame) return;
      if (cause === frame) onNews({ kind: 'load' });
      if (!(cause instanceof MessageEvent) || cause.source !== frame.contentWindow) return;
      const news = readFrameMessage(messages, cause.origin, cause.data);
      if (news) onNews(news);
    };
    const hearLoad = ({ target }: Event) => hear(target);
    for (const cause of window.earlyFrameEvents?.splice(0) ?? []) hear(cause);
    window.addEventListener('message', hear);
    document.addEventListener('load', hearLoad, { capture: true });
    return () => {
      window.removeEventListener('message', hear);
      document.removeEventListener('load', hearLoad, { capture: true });
    };
  }, [element, messages, onNews]);
}
