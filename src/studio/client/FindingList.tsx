import { styled } from 'styled-components';
import type { Finding } from '#checks/finding.ts';
import { look, toneInk } from './look.ts';
import { Card, Code, Pill } from './parts.tsx';

/** What the checks found, each with its place, what is allowed and what would mend it. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <Card as="ul" aria-label="O que a conferência encontrou">
      {findings.map((finding, index) => (
        <Entry key={index}>
          <Pill $tone={finding.severity === 'error' ? 'bad' : 'warning'}>
            {finding.severity === 'error' ? 'erro' : 'aviso'}
          </Pill>
          <div>
            <Problem>{finding.problem}</Problem>
            {finding.allowed ? <Detail>Permitido: {finding.allowed}</Detail> : null}
            {finding.suggestion ? <Detail $strong>Sugestão: {finding.suggestion}</Detail> : null}
          </div>
          <Place>
            {finding.file}
            {finding.line === undefined ? '' : `:${finding.line}`}
            {finding.path ? <b>{finding.path}</b> : null}
          </Place>
        </Entry>
      ))}
    </Card>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.25rem 1rem;
  padding: 0.875rem 1.25rem;
  & + & {
    border-top: 1px solid ${look.line};
  }
  @media (max-width: 48rem) {
    grid-template-columns: 4rem minmax(0, 1fr);
    > :last-child {
      grid-column: 2;
      text-align: left;
    }
  }
`;

const Problem = styled.p`
  font-weight: 550;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Detail = styled.p<{ $strong?: boolean }>`
  color: ${(props) => (props.$strong ? toneInk.good : look.soft)};
  font-size: 0.875rem;
`;

const Place = styled(Code)`
  color: ${look.soft};
  text-align: right;
  b {
    display: block;
    color: ${look.ink};
    font-weight: 500;
  }
`;
