/// <reference types="astro/client" />

declare namespace App {
  /** Passed to the renderer with every page; pages read the API only through `call`. */
  interface Locals {
    portal: import('@portico/shared/contract/portals/portals.ts').PublicPortal
    /** Calls the API as an anonymous visitor of this portal; refusals are thrown as CallError. */
    call: import('@portico/shared/calls/call.ts').Call
    /** Declares what the page shows (`course:12`, `portal:7`); a change to any of these renders the page again. */
    shows: (...tags: import('@portico/shared/tags/tags.ts').Tag[]) => void
    /** The version of the data that the page is rendered from. */
    version: string
    /** The link preview picture of the page, once it is drawn. */
    social?: (words: { kicker: string; title: string; picture: string | null }) => string | null
    /** Origin of the content host, which serves players and uploads. */
    content_url?: string | undefined
  }
}
