import { styled } from 'styled-components';
import type { BrandState } from '../../api-types.ts';
import { RefusedError } from '../api.ts';
import { FindingList } from '../FindingList.tsx';
import { look } from '../look.ts';
import { Notice } from '../parts.tsx';
import { Conflict } from './Conflict.tsx';
import { FieldNotesContext } from './field-notes.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useLinkEditor } from './use-link-editor.ts';

/** The form of a brand's links.json, with the page beside it as it would be. */
export function LinkEditor({ brand }: { brand: BrandState }) {
  const editor = useLinkEditor(brand.id);
  const { file, schema, changes, check, save, doctor } = editor;
  const findings = check.data?.findings ?? file.data?.findings ?? [];
  const errors = findings.filter(({ severity }) => severity === 'error').length;

  return (
    <>
      {file.error ? (
        <Notice $tone="bad" role="alert">
          <p>
            <strong>{file.error.message}</strong> O que você escreveu continua nesta aba.
          </p>
        </Notice>
      ) : null}
      {file.data?.readOnly ? (
        <Notice $tone="warning">
          O arquivo {file.data.file} é só de leitura: dê permissão de escrita a ele para poder salvar.
        </Notice>
      ) : null}
      {file.data && !file.data.value ? (
        <>
          <Notice $tone="bad" role="alert">
            O arquivo não é JSON, e o formulário não pode abri-lo. Conserte-o num editor de texto: esta página
            o lê de novo sozinha.
          </Notice>
          <FindingList findings={file.data.findings} />
          <Source>{file.data.text}</Source>
        </>
      ) : null}
      {schema && (file.data?.value || changes.length > 0) ? (
        <>
          <SaveBar
            file={file.data?.file ?? ''}
            changes={changes.length}
            errors={errors}
            isSaved={save.isSuccess}
            isSaving={save.isPending}
            isTesting={doctor.isPending}
            canSave={
              file.data?.value !== undefined && changes.length > 0 && errors === 0 && !editor.isConflict
            }
            onSave={() => save.mutate()}
            onUndo={editor.undo}
            onTest={() => doctor.mutate()}
          />
          {save.error && !editor.isConflict ? (
            <Notice $tone="bad" role="alert">
              {save.error.message}
            </Notice>
          ) : null}
          {doctor.error ? (
            <Notice $tone="bad" role="alert">
              {doctor.error.message}
            </Notice>
          ) : null}
          {doctor.data && !doctor.data.network ? (
            <Notice as="output" $tone="warning">
              Sem rede: nenhum domínio pôde ser consultado. Só o que é local foi testado.
            </Notice>
          ) : null}
          {editor.isConflict && file.data?.value ? (
            <Conflict
              base={editor.base}
              mine={editor.links}
              theirs={file.data.value}
              onKeepMine={editor.rebase}
              onDiscardMine={editor.undo}
            />
          ) : null}
          {save.error instanceof RefusedError && save.error.refusal.findings.length > 0 ? (
            <FindingList findings={save.error.refusal.findings} />
          ) : null}
          <Columns>
            <FieldNotesContext value={{ findings, verdicts: editor.verdicts }}>
              <LinkForm schema={schema} value={editor.shown} onChange={editor.edit} />
            </FieldNotesContext>
            <LinkPreview pages={brand.pages} preview={check.data?.preview} hasErrors={errors > 0} />
          </Columns>
        </>
      ) : null}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  align-items: start;
  gap: 1.5rem;
  @media (max-width: 52rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Source = styled.pre`
  margin: 0;
  padding: 1.25rem;
  border-radius: ${look.radius};
  background: ${look.side};
  color: ${look.sideInk};
  font: 0.8125rem/1.6 ${look.mono};
  overflow-x: auto;
`;
