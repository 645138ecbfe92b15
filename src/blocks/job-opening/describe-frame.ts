import type { Links } from '#schema/links.ts';
import { frameVendorSchema, type FrameVendor } from '#schema/frame-vendor.ts';
import { frameVendors } from './frame-vendors.ts';
import { matchesOrigin, type FrameMessages } from './read-frame-message.ts';

export type FrameKind = keyof NonNullable<Links['frames']>;

/** One embedded form as a page shows it. */
export interface Frame extends FrameMessages {
  /** What the frame loads, and what a tab of its own does. */
  address: string;
  tabAddress: string;
  /** Who runs the form, as the visitor knows them. */
  operator: string;
  /** Whether it is another site than this one. */
  foreign: boolean;
  allow?: string | undefined;
  sandbox?: string | undefined;
}

/** Popups and downloads carry the signed document; taking the whole page elsewhere is what stays forbidden. */
const foreignSandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads allow-storage-access-by-user-activation';

const rowSchema = frameVendorSchema.omit({ name: true, origins: true });

/** A vendor of whom nothing is known but where its form stands. */
const silent = rowSchema.parse({});

/** The words in which a page of the site itself speaks. Its origin is the page's own, known in the browser. */
const ownPage = rowSchema.parse({
  ready: [{ field: 'event', value: 'loaded' }],
  done: [{ field: 'event', value: 'done' }],
  height: [{ field: 'event', value: 'resized', size: 'height' }],
  prefill: 'query',
});

interface FrameOwner {
  /** What the brand is called, and where its pages are served. */
  brandName: string;
  origin: string;
}

/** Everything the browser needs of one of a brand's two forms. */
export function describeFrame(links: Links, kind: FrameKind, { brandName, origin }: FrameOwner): Frame {
  const plain = links.frames?.[kind];
  if (plain === undefined) throw new Error(`no ${kind} address: checkSite asks for one`);
  const vendor = vendorOf(links, plain);
  const { ready, done, height, prefill, query, allow, sandbox } = vendor ?? ownPage;
  const fields = links.framePrefill[kind];
  const tabAddress = Object.keys(fields).length === 0 ? plain : prefills[prefill](plain, fields);
  const parameters = Object.entries(query).map(([name, value]) => [name, value.replace('{origin}', origin)]);
  return {
    address: withQuery(tabAddress, Object.fromEntries(parameters) as Record<string, string>),
    tabAddress,
    operator: vendor?.name ?? brandName,
    foreign: vendor !== undefined,
    origins: vendor?.origins ?? [],
    ready,
    done,
    height,
    allow,
    sandbox: sandbox ?? (vendor ? foreignSandbox : undefined),
  };
}

/** The row of a form's vendor, the brand's own word first. Nothing for a page of the site itself. */
export function vendorOf({ frameVendors: described }: Links, address: string): FrameVendor | undefined {
  if (address.startsWith('/')) return undefined;
  const { origin, host } = new URL(address);
  const known = [...described, ...frameVendors].find(({ origins }) =>
    origins.some((allowed) => matchesOrigin(allowed, origin)),
  );
  return known ?? { ...silent, name: host, origins: [origin] };
}

type Prefill = (address: string, fields: Record<string, string>) => string;

const prefills: Record<FrameVendor['prefill'], Prefill> = {
  none: (address) => address,
  query: withQuery,
  hash: (address, fields) => withHash(address, new URLSearchParams(fields).toString()),
  base64: (address, fields) => withHash(address, btoa(encodeURIComponent(JSON.stringify(fields)))),
};

/** Adds parameters to an address; what it already says stays. */
function withQuery(address: string, parameters: Record<string, string>): string {
  const [, start = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  const merged = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) if (!merged.has(name)) merged.set(name, value);
  return merged.size === 0 ? address : `${start}?${merged}${hash}`;
}

function withHash(address: string, hash: string): string {
  return `${address.replace(/#.*$/, '')}#${hash}`;
}
