import { show_packet_key } from '@portico/shared/contract/credentials/proof.ts'
import { verb } from '../../../../kernel/verb.ts'
import { packetKey } from '../../proof/packet-key.ts'

export const showPacketKey = verb(show_packet_key, ({ services, portal }) =>
  Promise.resolve({
    algorithm: 'Ed25519' as const,
    public_key: packetKey(services.secrets.packets, portal.id).public_key,
  }),
)
