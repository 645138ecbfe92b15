import { frameVendorSchema, type FrameVendor, type FrameVendorInput } from '#schema/frame-vendor.ts';

/**
 * The vendors the engine knows, a row each; a form's row is the one with its address's origin. The table stays
 * on the server: a page carries the one or two rows it needs.
 */
const rows: FrameVendorInput[] = [
  {
    name: 'ZapSign',
    origins: ['https://*.zapsign.com.br', 'https://*.zapsign.co'],
    ready: [{ value: 'zs-doc-loaded' }],
    done: [{ value: 'zs-doc-signed' }],
    allow: 'camera',
  },
  {
    name: 'Clicksign',
    origins: ['https://*.clicksign.com'],
    query: { embedded: 'true', origin: '{origin}' },
    ready: [{ value: 'loaded' }, { field: 'name', value: 'loaded' }],
    done: [{ value: 'signed' }, { field: 'name', value: 'signed' }],
    height: [{ field: 'name', value: 'resized', size: 'data' }],
    allow: 'camera; geolocation; fullscreen; gyroscope; accelerometer; magnetometer',
  },
  {
    name: 'D4Sign',
    origins: ['https://*.d4sign.com.br'],
    done: [{ value: 'signed' }],
    prefill: 'query',
  },
  {
    name: 'Documenso',
    origins: ['https://app.documenso.com'],
    ready: [{ field: 'action', value: 'document-ready' }],
    done: [{ field: 'action', value: 'document-completed' }],
    prefill: 'base64',
  },
  {
    name: 'PandaDoc',
    origins: ['https://app.pandadoc.com', 'https://app.pandadoc.eu'],
    ready: [{ field: 'type', value: 'session_view.document.loaded' }],
    done: [{ field: 'type', value: 'session_view.document.completed' }],
  },
  { name: 'Autentique', origins: ['https://*.autentique.com.br', 'https://assina.ae'] },
  {
    name: 'Tally',
    origins: ['https://tally.so'],
    ready: [
      { field: 'event', value: 'Tally.FormLoaded' },
      { field: 'event', value: 'Tally.FormPageView' },
    ],
    done: [{ field: 'event', value: 'Tally.FormSubmitted' }],
    prefill: 'query',
  },
  {
    name: 'Typeform',
    origins: ['https://*.typeform.com'],
    query: {
      'typeform-embed': 'embed-widget',
      'typeform-embed-id': 'quadro',
      'typeform-embed-auto-resize': 'true',
    },
    ready: [{ field: 'type', value: 'form-ready' }],
    done: [{ field: 'type', value: 'form-submit' }],
    height: [{ field: 'type', value: 'form-height-changed', size: 'height' }],
    prefill: 'hash',
    allow: 'microphone; camera',
  },
  {
    name: 'Jotform',
    origins: ['https://*.jotform.com'],
    query: { isIframeEmbed: '1' },
    done: [{ field: 'action', value: 'submission-completed' }],
    height: [{ field: '0', value: 'setHeight', size: '1' }],
    prefill: 'query',
    allow: 'geolocation; microphone; camera; fullscreen',
  },
  {
    name: 'Google Forms',
    origins: ['https://docs.google.com', 'https://forms.gle'],
    query: { embedded: 'true' },
    prefill: 'query',
  },
  { name: 'Pipefy', origins: ['https://app.pipefy.com'] },
];

export const frameVendors: readonly FrameVendor[] = rows.map((row) => frameVendorSchema.parse(row));
