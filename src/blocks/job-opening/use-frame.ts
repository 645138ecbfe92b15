import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Frame } from './describe-frame.ts';
import type { FrameNews } from './read-frame-message.ts';
import { useFrameEvents } from './use-frame-events.ts';

/** How long a form may take to appear, in ms, before the visitor is told of other ways. */
const patience = 12_000;

/** How far a frame may grow, in CSS pixels. The least it has is the style's. */
const tallest = 6000;

/** What a form's frame is doing, as far as a page can know it. */
export function useFrame({ foreign, ready, done, height, origins }: Frame) {
  const element = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const [spoke, setSpoke] = useState(false);
  const [lateAttempt, setLateAttempt] = useState<number>();
  const [isDone, setDone] = useState(false);
  const [pixels, setPixels] = useState<number>();
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  // Browsers call a frame loaded that they refused to show: a vendor who announces its form is waited for.
  const appeared = spoke || (loaded && ready.length === 0);
  // Once loaded it may hold what the visitor typed, so nothing but the visitor loads it anew.
  const mayHoldEntries = loaded || spoke;

  const hear = useCallback((news: FrameNews | { kind: 'load' }) => {
    if (news.kind === 'load') setLoaded(navigator.onLine);
    else setSpoke(true);
    if (news.kind === 'done') setDone(true);
    if (news.kind === 'height') setPixels(Math.min(news.pixels, tallest));
  }, []);
  const [messages] = useState(() => ({
    origins: foreign || typeof location === 'undefined' ? origins : [location.origin],
    ready,
    done,
    height,
  }));
  useFrameEvents(element, messages, hear);

  useEffect(() => {
    if (appeared) return undefined;
    const timer = setTimeout(setLateAttempt, patience, attempt);
    return () => clearTimeout(timer);
  }, [appeared, attempt]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
    setLoaded(false);
    setSpoke(false);
  }, []);
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current && !mayHoldEntries) retry();
    wasOnline.current = online;
  }, [online, mayHoldEntries, retry]);

  return {
    element,
    /** Changes with every attempt: a frame of its own for each. */
    attempt,
    loaded: mayHoldEntries,
    trouble: troubleOf(online, appeared, lateAttempt === attempt),
    done: isDone,
    height: pixels,
    retry,
  };
}

function troubleOf(online: boolean, appeared: boolean, late: boolean): 'offline' | 'late' | undefined {
  if (!online) return 'offline';
  return late && !appeared ? 'late' : undefined;
}

function onConnectionChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
