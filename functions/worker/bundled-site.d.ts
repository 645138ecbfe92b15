declare module 'worker-site' {
  const site: import('./worker-site.ts').WorkerSite;
  export default site;
}
