import { dataId, type QaBrand } from '../panel-data.ts';
import { actionLabels, scenarioLabels, usualScenario, type QaAction } from '../scenario-labels.ts';
import { create } from './create.ts';
import { keepScenario } from './keep-scenario.ts';
import { performAction } from './perform-action.ts';
import { panelStyle } from './panel-style.ts';

const brands = JSON.parse(document.getElementById(dataId)?.textContent ?? '[]') as QaBrand[];
const query = new URLSearchParams(location.search);
const asked = query.get('cenario');
const isKnown = asked !== null && Object.hasOwn(scenarioLabels, asked);
const scenario = isKnown ? asked : usualScenario;
const openKey = 'qa-aberto';

/** The address of a state: a page with a scenario, and what the page is to do by itself. */
function stateAddress(address: string, name: string, action?: string): string {
  const search = new URLSearchParams({ cenario: name, ...(action === undefined ? {} : { acao: action }) });
  return `${address}?${search}`;
}

/** Where this server shows a brand: under the name in the address bar, unless the brand has a domain. */
const originOf = ({ domain }: QaBrand): string => {
  const isDomain = brands.some((brand) => brand.domain && location.hostname === `${brand.domain}.localhost`);
  if (domain === undefined && !isDomain) return location.origin;
  return `http://${domain === undefined ? '' : `${domain}.`}localhost:${location.port}`;
};

const listPages = (brand: QaBrand) => [
  create('h2', { textContent: brand.name }),
  create(
    'ul',
    {},
    brand.addresses.map((address) =>
      create('li', {}, [
        create('a', {
          href: originOf(brand) + stateAddress(address, scenario),
          textContent: address,
          ariaCurrent: originOf(brand) + address === location.origin + location.pathname ? 'page' : null,
        }),
      ]),
    ),
  ),
];

function createPanel(): HTMLElement {
  const notice = create('p', { role: 'status' });
  if (asked !== null && !isKnown)
    notice.textContent = `Não existe o cenário “${asked}”: vale “${scenarioLabels[usualScenario]}”.`;

  const options = Object.entries(scenarioLabels).map(([value, textContent]) =>
    create('option', { value, textContent, selected: value === scenario }),
  );
  const select = create('select', {}, options);
  select.addEventListener('change', () =>
    location.assign(stateAddress(location.pathname, select.value) + location.hash),
  );

  const hasForm = document.querySelector('form[method="post"]') !== null;
  const actions = Object.entries(actionLabels).map(([action, textContent]) => {
    const button = create('button', { type: 'button', textContent });
    button.addEventListener('click', () =>
      location.assign(stateAddress(location.pathname, select.value, action)),
    );
    return button;
  });

  const details = create('details', { open: sessionStorage.getItem(openKey) === 'sim' }, [
    create('summary', { textContent: 'Visão de QA' }),
    create('div', { className: 'content' }, [
      create('p', { textContent: 'Esta é a visão de QA: nenhuma mensagem é enviada.' }),
      notice,
      create('label', { textContent: 'Cenário' }, [select]),
      ...(hasForm ? actions : []),
      create('nav', { ariaLabel: 'Páginas' }, brands.flatMap(listPages)),
    ]),
  ]);
  details.addEventListener('toggle', () => sessionStorage.setItem(openKey, details.open ? 'sim' : 'nao'));

  const action = query.get('acao');
  if (action !== null)
    performAction(action as QaAction).catch((error: Error) => {
      notice.textContent = error.message;
      details.open = true;
    });
  return details;
}

const host = create('aside', { ariaLabel: 'Visão de QA' });
// A sheet of its own: the pages' policies let no style in, and the pages' own styles stay outside.
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(panelStyle);
root.adoptedStyleSheets = [sheet];
root.append(createPanel());
document.body.append(host);
if (isKnown) keepScenario(scenario);
