declare module 'worker-site' {
  import type { WorkerSite } from '#functions/worker/worker-site.ts';

  const site: WorkerSite;
  export default site;
}
