import type { ReactNode } from 'react';
import { inlineJson } from '#schema/inline-json.ts';
import type { IslandName, IslandProps } from './islands.ts';

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  /** At the first interaction with it, or at once where it must listen from the start. */
  hydrate: 'interaction' | 'load';
  props: IslandProps<Name>;
  /** The same component with the same props, drawn for the page's first sight. */
  children: ReactNode;
}

// Frames of an island that hydrates on load may load and speak before it is alive. See `useFrameEvents`.
const keepFrameEvents = `{const kept=window.earlyFrameEvents=[],keep=e=>kept.length<99&&kept.push(e);addEventListener('message',keep);document.addEventListener('load',({target})=>target.tagName=='IFRAME'&&keep(target),true)}`;

/**
 * A part of a page that comes alive in place. Its props stand in the page beside its markup, and the boot
 * script hands both to the client entry; everything around it stays plain HTML.
 */
export function Island<Name extends IslandName>({
  name,
  hydrate,
  props,
  children,
}: IslandElementProps<Name>) {
  return (
    <>
      {hydrate === 'load' && <script dangerouslySetInnerHTML={{ __html: keepFrameEvents }} />}
      <div data-island={name} data-hydrate={hydrate}>
        <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(props) }} />
        <div>{children}</div>
      </div>
    </>
  );
}
