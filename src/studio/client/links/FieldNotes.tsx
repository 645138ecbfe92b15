import { styled } from 'styled-components';
import type { Verdict } from '#doctor/judge.ts';
import { toneInk, type Tone } from '../look.ts';
import { Pill } from '../parts.tsx';
import { useFieldNotes } from './field-notes.ts';

const verdictLooks: Record<Verdict['verdict'], { tone: Tone; label: string }> = {
  ok: { tone: 'good', label: 'responde' },
  warning: { tone: 'warning', label: 'aviso' },
  broken: { tone: 'bad', label: 'quebrado' },
  unknown: { tone: 'neutral', label: 'desconhecido' },
  example: { tone: 'neutral', label: 'domínio de exemplo' },
};

/** What the checks and the doctor say of one field. */
export function FieldNotes({ path }: { path: string }) {
  const { findings, verdicts } = useFieldNotes(path);
  return (
    <>
      {findings.map(({ severity, problem, suggestion }, index) => (
        <Said key={index} $tone={severity === 'error' ? 'bad' : 'warning'} role="alert">
          {problem}
          {suggestion ? `. ${suggestion}` : ''}
        </Said>
      ))}
      {verdicts.map(({ url, verdict, notes }) => (
        <Verdicts key={url}>
          <Pill $tone={verdictLooks[verdict].tone}>{verdictLooks[verdict].label}</Pill>
          <span>{notes.join('; ')}</span>
        </Verdicts>
      ))}
    </>
  );
}

const Said = styled.p<{ $tone: Tone }>`
  color: ${(props) => toneInk[props.$tone]};
  font-size: 0.875rem;
  font-weight: 550;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Verdicts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  font-size: 0.875rem;
`;
