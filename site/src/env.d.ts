/// <reference types="astro/client" />

declare namespace App {
  /** What the publisher hands to the renderer with every page; pages read the API only through `call`. */
  interface Locals {
    portal: import('@portico/shared/contract/portals.ts').PublicPortal
    /** The API as an anonymous visitor of this portal; a refusal is thrown as CallError. */
    call: import('@portico/shared/calls/call.ts').Call
    /** States what the page shows (`course:12`, `portal:7`); a change to one of these renders the page again. */
    shows: (...tags: import('@portico/shared/tags/tags.ts').Tag[]) => void
    /** The version of the data that the page is rendered from. */
    version: string
    /** The picture that a shared link to the page shows, once it is drawn. */
    social?: (words: { kicker: string; title: string; picture: string | null }) => string | null
    /** Origin of the content host, where players and uploads live. */
    content_url?: string | undefined
  }
}
