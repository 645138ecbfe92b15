import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { applyChanges, findChanges, isObject } from '../../changes.ts';
import { parsePath } from '#schema/fault.ts';
import { api, RefusedError } from '../api.ts';
import { prune } from './prune.ts';
import { startDraft, useDraft } from './use-draft.ts';
import { useDebounced } from './use-debounced.ts';

/** In ms: how long typing pauses before the draft is judged and drawn. */
const pause = 250;

/** Everything the editor of one brand's links knows and does. */
export function useLinkEditor(id: string) {
  const queries = useQueryClient();
  const { draft, keep } = useDraft(id);
  const schema = useQuery({ queryKey: ['schema'], queryFn: api.schema, staleTime: Infinity });
  const file = useQuery({ queryKey: ['links', id], queryFn: () => api.links(id) });

  const saved = file.data?.value;
  const shown = draft?.value ?? saved ?? {};
  const base = draft?.base ?? saved ?? {};
  const links = prune(shown, base);
  const changes = findChanges(base, links);
  const isConflict =
    draft !== undefined && changes.length > 0 && draft.hash !== file.data?.hash && saved !== undefined;

  const settled = useDebounced(JSON.stringify(links), pause);
  const check = useQuery({
    queryKey: ['draft', id, settled, file.data?.hash],
    queryFn: () => api.tryDraft(id, JSON.parse(settled) as object),
    enabled: saved !== undefined,
    placeholderData: keepPreviousData,
  });

  const save = useMutation({
    mutationFn: () => api.saveLinks(id, { hash: draft?.hash ?? file.data?.hash ?? '', value: links }),
    onSuccess: (answer) => {
      queries.setQueryData(['links', id], answer);
      keep(undefined);
    },
    onError: (error) => {
      if (error instanceof RefusedError && error.refusal.reason !== 'failed') void file.refetch();
    },
  });
  const doctor = useMutation({ mutationFn: async () => ({ links, ...(await api.doctor(id, links)) }) });

  return {
    schema: schema.data,
    file,
    shown,
    base,
    links,
    changes,
    isConflict,
    check,
    save,
    doctor,
    /** The doctor's words on what is still as it was when it was asked. */
    verdicts: (doctor.data?.verdicts ?? []).filter(
      ({ path }) => JSON.stringify(at(doctor.data?.links, path)) === JSON.stringify(at(links, path)),
    ),
    edit: (value: object) => {
      save.reset();
      if (file.data) keep({ ...(draft ?? startDraft(file.data)), value });
    },
    undo: () => {
      save.reset();
      keep(undefined);
    },
    /** Puts what was typed over the file as it is now. */
    rebase: () => {
      if (!file.data?.value) return;
      save.reset();
      const value = applyChanges(file.data.value, changes) as object;
      keep({ hash: file.data.hash, base: file.data.value, value });
    },
  };
}

const at = (value: unknown, path: string): unknown =>
  parsePath(path).reduce<unknown>((holder, key) => (isObject(holder) ? holder[key] : undefined), value);
