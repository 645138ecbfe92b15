const titles: Record<number, string> = {
  500: 'Ocorreu um erro inesperado',
  503: 'Não sabemos se a mensagem chegou',
};

/** What the page is titled that answers a form sent without JavaScript: no more than an answer's status tells. */
export const failedTitle = (status: number): string => titles[status] ?? 'Mensagem não enviada';
