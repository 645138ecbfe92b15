import { styled } from 'styled-components';
import { findChanges, type Change } from '../../changes.ts';
import { Button, Notice, Row } from '../parts.tsx';
import { describePath } from './field-titles.ts';

interface ConflictProps {
  base: object;
  mine: object;
  theirs: object;
  onKeepMine: () => void;
  onDiscardMine: () => void;
}

/** The file changed under what was typed: both are shown, and whoever typed decides. */
export function Conflict({ base, mine, theirs, onKeepMine, onDiscardMine }: ConflictProps) {
  const own = findChanges(base, mine);
  const others = findChanges(base, theirs);
  const contested = new Set(others.map(nameOf).filter((name) => own.map(nameOf).includes(name)));
  return (
    <Notice $tone="warning" role="alert">
      <p>
        <strong>O arquivo mudou enquanto você editava</strong>: outra pessoa o salvou, ou ele veio do git.
        Nada foi sobrescrito, e o que você escreveu continua aqui.
      </p>
      <Sides>
        <Changes title="O que mudou no arquivo" changes={others} />
        <Changes title="O que você mudou" changes={own} />
      </Sides>
      {contested.size > 0 ? (
        <p>
          As duas mudanças mexem em {[...contested].join(', ')}: com as suas por cima, vale o que você
          escreveu.
        </p>
      ) : null}
      <Row>
        <Button type="button" onClick={onKeepMine}>
          Pôr as minhas sobre o arquivo novo
        </Button>
        <Button type="button" $quiet onClick={onDiscardMine}>
          Descartar as minhas
        </Button>
      </Row>
    </Notice>
  );
}

function Changes({ title, changes }: { title: string; changes: Change[] }) {
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {changes.map((change) => (
          <li key={nameOf(change)}>
            {nameOf(change)}: {change.value === undefined ? 'apagado' : JSON.stringify(change.value)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ path }: Change): string => describePath(path);

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: 1rem;
  li {
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;
