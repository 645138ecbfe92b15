import type { ContactScenario } from '../../mocks/scenarios.ts';
import { actionLabels, scenarioLabels } from '../scenario-labels.ts';
import type { QaBrand } from '../panel-data.ts';

interface PanelContent {
  scenario: ContactScenario;
  brands: QaBrand[];
  /** Whether the page has a form to act on. */
  hasForm: boolean;
}

/** What the panel shows. */
export function panelMarkup({ scenario, brands, hasForm }: PanelContent): string {
  const options = Object.entries(scenarioLabels).map(
    ([name, label]) =>
      `<option value="${name}"${name === scenario ? ' selected' : ''}>${label} (${name})</option>`,
  );
  const actions = Object.entries(actionLabels).map(
    ([name, label]) => `<a class="action" data-action="${name}" href="">${label}</a>`,
  );
  const pages = brands.map(
    ({ name, addresses }) =>
      `<h2>${escape(name)}</h2><ul>${addresses.map((address) => pageItem(address)).join('')}</ul>`,
  );
  return `
    <details>
      <summary><b>Visão de QA</b> <span>${scenario}</span></summary>
      <div class="body">
        <p>As páginas são as do build; as respostas são encenadas, e nenhuma mensagem é enviada.</p>
        <label>Cenário <select>${options.join('')}</select></label>
        ${hasForm ? `<div class="actions">${actions.join('')}</div>` : ''}
        <button type="button">Copiar o link deste estado</button>
        <nav aria-label="Páginas da visão de QA">${pages.join('')}</nav>
      </div>
    </details>`;
}

/** The 404 page answers at any address that nobody has. */
function pageItem(address: string): string {
  const href = address === '/404' ? '/pagina-que-nao-existe' : address;
  const here = href === location.pathname ? ' aria-current="page"' : '';
  return `<li><a data-page href="${href}"${here}>${address === '/404' ? 'Página não encontrada' : href}</a></li>`;
}

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
