const form = document.querySelector<HTMLFormElement>('header form');
const count = document.querySelector('#contagem');
const dialog = document.querySelector('dialog');
const cards = [...document.querySelectorAll<HTMLElement>('article')];

function applyFilters(): void {
  if (!form) return;
  const wanted = [...new FormData(form)].map(
    ([name, value]) => [name, value === 'on' ? 'sim' : value] as const,
  );
  for (const card of cards)
    card.hidden = !wanted.every(([name, value]) => value === '' || card.dataset[name] === value);
  if (count) count.textContent = String(cards.filter((card) => !card.hidden).length);
}

function figure(caption: string, ...images: (Node | string)[]): HTMLElement {
  const element = document.createElement('figure');
  const label = document.createElement('figcaption');
  label.textContent = caption;
  const pile = document.createElement('div');
  pile.append(...images);
  element.append(label, pile);
  return element;
}

/** The pictures side by side: now, before, and now with the difference over it. */
function enlarge(card: HTMLElement): void {
  const place = dialog?.querySelector<HTMLElement>('.lado-a-lado');
  const title = dialog?.querySelector('h2');
  if (!dialog || !place || !title) return;
  title.textContent = `${card.querySelector('h2')?.textContent} · ${card.querySelector('p')?.textContent}`;
  const copy = (name: string) => card.querySelector(`img.${name}`)?.cloneNode() ?? '';
  const wasChanged = card.querySelector('img.antes') !== null;
  place.replaceChildren(
    figure('Agora', copy('agora')),
    ...(wasChanged
      ? [figure('Antes', copy('antes')), figure('Diferença', copy('agora'), copy('diferenca'))]
      : []),
  );
  dialog.showModal();
}

form?.addEventListener('input', applyFilters);
for (const card of cards) card.querySelector('button')?.addEventListener('click', () => enlarge(card));
applyFilters();
