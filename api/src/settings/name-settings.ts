import { declare } from './declare.ts'
import { hostAndPort, nameServers } from './setting-kinds.ts'

/** Settings for verifying and serving portals' own domains. */
export const nameSettings = {
  DNS_SERVERS: declare(
    nameServers,
    '',
    'resolvers that records of portals’ own domains are looked up with, with commas between: 1.1.1.1,[2606:4700:4700::1111]:53; empty: those of this machine, with the embedded database the local one',
  ),
  TLS_ADDRESS: declare(
    hostAndPort,
    '',
    'host:port of the web server in front, which is asked for the certificate of a portal’s own domain; empty: PUBLIC_HOST:443',
  ),
}
