import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a child can be asked for, and what it answers. */
export type Commands = Record<string, { asks: unknown; answers: unknown }>;

export interface Child<Known extends Commands> {
  /** Asks it for something; one thing at a time. */
  ask<Name extends keyof Known & string>(
    name: Name,
    asks: Known[Name]['asks'],
  ): Promise<Known[Name]['answers']>;
  end(): Promise<void>;
}

/** Starts a script of this folder as a process of its own, which answers by `answerAsks`. */
export function startChild<Known extends Commands>(script: string, args: string[] = []): Child<Known> {
  const child: ChildProcess = fork(new URL(script, import.meta.url), args);
  return {
    ask: async (name, asks) => {
      child.send([name, asks]);
      const [answer] = (await once(child, 'message')) as [Known[typeof name]['answers']];
      return answer;
    },
    end: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** The child's side. It ends when its parent lets go of it. */
export function answerAsks<Known extends Commands>(answers: {
  [Name in keyof Known]: (asks: Known[Name]['asks']) => Promise<Known[Name]['answers']>;
}): void {
  process.on('message', ([name, asks]: [keyof Known, never]) => {
    answers[name](asks).then(
      (answer) => process.send?.(answer ?? null),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
}
