type Person = {
  readonly first_name: string
  readonly middle_name: string | null
  readonly last_name: string
}

/** A person's name as a certificate shows it. */
export const certificateName = ({ first_name, middle_name, last_name }: Person): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ')
