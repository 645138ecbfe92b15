import { IconDeviceFloppy, IconStethoscope } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { look } from '../look.ts';
import { Button, Code, Pill } from '../parts.tsx';

interface SaveBarProps {
  file: string;
  changes: number;
  errors: number;
  isSaved: boolean;
  isSaving: boolean;
  isTesting: boolean;
  canSave: boolean;
  onSave: () => void;
  onUndo: () => void;
  onTest: () => void;
}

/** Where the edits stand, and what can be done with them. */
export function SaveBar(props: SaveBarProps) {
  const { file, changes, errors, isSaved, isSaving, isTesting, canSave, onSave, onUndo, onTest } = props;
  return (
    <Bar>
      <div>
        <Code>{file}</Code>
        <State aria-live="polite">
          {changes > 0 ? (
            <Pill $tone="warning">
              {changes === 1 ? '1 mudança por salvar' : `${changes} mudanças por salvar`}
            </Pill>
          ) : (
            <Pill $tone={isSaved ? 'good' : 'neutral'}>{isSaved ? 'Salvo' : 'Sem mudanças'}</Pill>
          )}
          {errors > 0 ? (
            <Pill $tone="bad">{errors === 1 ? '1 campo por corrigir' : `${errors} campos por corrigir`}</Pill>
          ) : null}
        </State>
      </div>
      <Actions>
        <Button type="button" $quiet onClick={onTest} disabled={isTesting}>
          <IconStethoscope size={18} aria-hidden /> {isTesting ? 'Testando…' : 'Testar endereços'}
        </Button>
        <Button type="button" $quiet onClick={onUndo} disabled={changes === 0 || isSaving}>
          Desfazer
        </Button>
        <Button type="button" onClick={onSave} disabled={!canSave || isSaving}>
          <IconDeviceFloppy size={18} aria-hidden /> {isSaving ? 'Salvando…' : 'Salvar'}
        </Button>
      </Actions>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  top: 0.75rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.25rem;
  padding: 0.75rem 0.875rem 0.75rem 1.25rem;
  border: 1px solid ${look.line};
  border-radius: ${look.radius};
  background: color-mix(in srgb, ${look.surface} 92%, transparent);
  backdrop-filter: blur(10px);
  box-shadow: ${look.shadow};
`;

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.25rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
