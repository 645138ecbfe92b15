/** Completes the menu's popover: the toggle tells its state, and choosing an item closes the list. */
export function syncMenu(): void {
  const menu = document.querySelector<HTMLElement>('nav[popover]');
  const toggle = document.querySelector('[popovertarget]');
  menu?.addEventListener('toggle', (event) => {
    toggle?.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
}
