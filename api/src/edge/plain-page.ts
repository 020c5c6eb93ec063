import { errorMessage } from '@portico/shared/errors/message.ts'

/** The style of these pages; their Content-Security-Policy allows it by hash. */
export const plainStyle =
  'html{color-scheme:light dark;color:light-dark(#1b1d22,#eceae5);background:light-dark(#fbfaf7,#161616);font:1rem/1.6 system-ui,sans-serif}body{max-width:36rem;margin:18vh auto 0;padding:0 1.5rem}p.code{margin:0;color:light-dark(#555a64,#b3b5bb);font-size:.875rem;letter-spacing:.08em}h1{margin:.25rem 0 .75rem;font-size:1.75rem;line-height:1.25}p{margin:0 0 1rem}a{color:light-dark(#1f4fd8,#8aa8ff)}'

type PlainText = { status: number; title: string; text: string }

/** Renders a page of the edge itself, for errors outside any portal. */
export const plainPage = ({ status, title, text }: PlainText): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${plainStyle}</style></head>` +
  `<body><main><p class="code">${status}</p><h1>${title}</h1><p>${text}</p></main></body></html>`

export const plainTexts = {
  unknownHost: {
    status: 404,
    title: 'There is no portal at this address',
    text: 'Please check the address for typos. If this is your portal, its domain may not be set up yet.',
  },
  notFound: {
    status: 404,
    title: errorMessage('general.route_not_found'),
    text: 'Please check the address, or go to the <a href="/">home page</a>.',
  },
  blocked: { status: 403, title: errorMessage('portals.paused'), text: `${errorMessage('portals.blocked')}.` },
  error: { status: 500, title: 'Something went wrong', text: 'Please try again in a moment.' },
  badRequest: {
    status: 400,
    title: 'The request could not be read',
    text: 'Please go to the <a href="/">home page</a>.',
  },
  notAllowed: {
    status: 405,
    title: 'This request is not allowed',
    text: 'Please go to the <a href="/">home page</a>.',
  },
} as const satisfies Record<string, PlainText>
