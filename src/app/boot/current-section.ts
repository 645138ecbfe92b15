/** Marks the menu item of the section that crosses the upper part of the view. */
export function markCurrentSection(): void {
  const items = [...document.querySelectorAll<HTMLAnchorElement>('nav[popover] a[href^="#"]')];
  const sections = items.flatMap((item) => document.getElementById(item.hash.slice(1)) ?? []);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const item = items.find(({ hash }) => hash === `#${target.id}`);
        if (isIntersecting) item?.setAttribute('aria-current', 'location');
        else item?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-35% 0px -65% 0px' },
  );
  for (const section of sections) observer.observe(section);
}
