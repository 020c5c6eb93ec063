import { show_profile } from '@portico/shared/contract/identity/profile-shown.ts'
import { certificateName } from '@portico/shared/rules/credentials/certificates/certificate-name.ts'
import { browserCall } from '../../../kernel/browser-call.ts'
import { useLoad } from '../../../kernel/use-load.ts'

/** The name that a certificate will show, before it is issued for good. If the profile does not load, only the warning. */
export function NameOnCertificate() {
  const profile = useLoad('name-on-certificate', () => browserCall(show_profile))
  const name = profile.state === 'ready' ? certificateName(profile.data) : null
  return (
    <>
      <p>Your certificate will show your name as it appears in your profile. It can’t be changed afterward.</p>
      <p role="status">
        {name === null ? null : (
          <>
            Your name: <strong>{name}</strong>
          </>
        )}
      </p>
    </>
  )
}
