import { failureText } from '@portico/shared/browser/failure-text.ts'
import { create_own_avatar, delete_own_avatar } from '@portico/shared/contract/identity/profile-avatar.ts'
import type { Me } from '@portico/shared/contract/identity/session.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { allowedExtensions, checkUpload, uploadHint } from '@portico/shared/rules/media/check-upload.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { callWithFile } from '../../kernel/call-with-file.ts'
import { $visitor, setMember } from '../../kernel/me.store.ts'

const accept = allowedExtensions(authorAvatarRule)
  .map((extension) => `.${extension}`)
  .join(',')

/** Into the newest state of the user: the name may have been saved meanwhile. */
function showPicture(avatar: string | null): void {
  const visitor = $visitor.get()
  if (visitor.state === 'member') setMember({ ...visitor.me, avatar })
}

function useOwnPicture() {
  const [refused, setRefused] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { running, failure, run } = useAction<'upload' | 'remove'>(failureText)
  const begin = () => {
    setRefused(null)
    setSaid('')
  }
  const choose = (file: File) => {
    begin()
    const wrong = checkUpload({ name: file.name, size_bytes: file.size }, authorAvatarRule)
    if (wrong) return setRefused(errorMessage(wrong.code, wrong.params as never))
    void run(
      async () => {
        const { avatar } = await callWithFile(create_own_avatar, { query: { file_name: file.name }, file })
        showPicture(avatar)
        setSaid('Picture saved.')
      },
      { name: 'upload' },
    )
  }
  const remove = () => {
    begin()
    void run(
      async () => {
        await browserCall(delete_own_avatar)
        showPicture(null)
        setSaid('Picture removed.')
      },
      { name: 'remove' },
    )
  }
  return { running, failure: refused ?? failure, said, choose, remove }
}

/** The user's picture, in a circle beside their name: chosen and saved in one step. */
export function OwnPicture({ me }: { me: Me }) {
  const chooser = useRef<HTMLInputElement>(null)
  const { running, failure, said, choose, remove } = useOwnPicture()
  return (
    <div className="stack stack-2" role="group" aria-label="Your picture">
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label="Picture file"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) choose(file)
        }}
      />
      <div className="row">
        {me.avatar ? (
          <img className="avatar avatar-large" src={me.avatar} alt="You" width="72" height="72" />
        ) : (
          <span className="avatar avatar-large" aria-hidden="true">
            {(me.first_name[0] ?? me.email[0] ?? '').toUpperCase()}
          </span>
        )}
        <Button
          kind="secondary"
          icon="upload"
          busy={running === 'upload'}
          disabled={running === 'remove'}
          onClick={() => chooser.current?.click()}
        >
          {me.avatar ? 'Change picture' : 'Add a picture'}
        </Button>
        {me.avatar ? (
          <Button kind="quiet" busy={running === 'remove'} disabled={running === 'upload'} onClick={remove}>
            Remove picture
          </Button>
        ) : null}
        <span role="status">{said}</span>
      </div>
      <p className="small muted">{uploadHint(authorAvatarRule)}</p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}
