import type { Finding } from '#checks/finding.ts';
import type { Tone } from './look.ts';

/** `1 erro e 2 avisos`, or that all is well. */
export function summarize(findings: readonly Finding[]): { tone: Tone; text: string } {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return { tone: 'good', text: 'tudo certo' };
  const parts = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'erro' : 'erros'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'aviso' : 'avisos'}`] : []),
  ];
  return { tone: errors > 0 ? 'bad' : 'warning', text: parts.join(' e ') };
}
