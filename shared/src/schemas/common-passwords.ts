// Well-known passwords that would pass the rule of letter, digit and special character; compared in lower case.
export const commonPasswords: ReadonlySet<string> = new Set([
  'password1!', 'password!1', 'password@1', 'password#1', 'password1@', 'password1#', 'password1$', 'password123!', 'password@123',
  'password!23', 'passw0rd!', 'p@ssw0rd', 'p@ssword1', 'p@ssw0rd1', 'p@ssw0rd!', 'p@ssw0rd123', 'p@55w0rd', 'pa$$w0rd', 'pa$$word1',
  'qwerty1!', 'qwerty123!', 'qwerty@123', 'qwerty!23', 'qwer1234!', '1q2w3e4r!', '1qaz@wsx', '1qaz!qaz', '!qaz2wsx', 'q1w2e3r4!', 'qazwsx1!',
  'welcome1!', 'welcome!1', 'welcome@1', 'welcome@123', 'welcome123!', 'letmein1!', 'letmein123!', 'iloveyou1!', 'iloveyou!1',
  'admin123!', 'admin@123', 'admin1234!', 'administrator1!', 'root1234!', 'test1234!', 'test@123', 'testing1!', 'changeme1!', 'changeme123!',
  'abc123!@#', 'abcd1234!', 'abc12345!', 'abcd@1234', 'a123456!', 'a1234567!', 'aa123456!', '123456a!', '12345678a!', '1234567a!', '123qwe!@#',
  'monkey1!', 'monkey123!', 'dragon1!', 'dragon123!', 'football1!', 'baseball1!', 'superman1!', 'batman123!', 'master123!', 'sunshine1!',
  'princess1!', 'shadow123!', 'michael1!', 'summer2024!', 'summer2025!', 'summer2026!', 'winter2024!', 'winter2025!', 'winter2026!',
  'spring2025!', 'spring2026!', 'autumn2025!', 'autumn2026!', 'secret123!', 'hello123!', 'login123!', 'student1!', 'student123!', 'learner1!',
  'teacher1!', 'course123!', 'portico1!', 'portico123!',
])
