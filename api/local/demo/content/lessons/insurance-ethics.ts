import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const insuranceEthics: DemoModule[] = [
  {
    title: 'Whom do you serve?',
    items: [
      text(
        'Duties that point in three directions',
        `<p>An insurance producer stands between people who know little about a contract and a company that wrote it. That position creates duties in three directions.</p>
<h2>To the insurer</h2>
<p>An <strong>agent</strong> represents the insurer. What an agent knows, the insurer is usually taken to know. The agent owes loyalty, obedience to lawful instructions, care, prompt reporting of what matters to the risk, and exact accounting for money.</p>
<h2>To the client</h2>
<p>A <strong>broker</strong> represents the client. Many people are both, on different days, with different carriers. Consumers do not know the difference, and courts increasingly look at what you <em>said</em> you would do. If your website promises "complete protection" or "your personal risk adviser", you may owe advice that an order taker would not.</p>
<h2>To the public</h2>
<p>The license is granted for the public's protection. Honesty in advertising, fair treatment of claimants, and cooperation with the regulator belong to it.</p>
<h2>Where the directions disagree</h2>
<p>A client tells you on the phone that his teenage son drives the truck to school, and asks you to leave the boy off the application. Loyalty to the client would keep the secret. The duty to the insurer, and the law, require an honest application. The answer is not a compromise: "I can't submit it that way. Let's look at what the premium is with him on it, and at the discounts he qualifies for."</p>
<p>Notice what the good answer does. It refuses, it gives the reason in half a sentence, and it moves to something useful. Most ethical trouble in this business begins with a producer who wanted to be helpful and could think of nothing else to offer.</p>
<h2>A working test</h2>
<ol><li>Whose interest am I serving at this moment?</li><li>Who does not know something that I know?</li><li>Would I say the same with the client, the underwriter and my principal in one room?</li><li>Does the file show it?</li></ol>
<p>We will use these four questions in every case of this course.</p>`,
      ),
      text(
        'Five names for one mistake',
        `<p>Unfair trade practice laws name several offenses. They share a root: letting somebody decide on wrong or missing information.</p>
<dl><dt><strong>Misrepresentation</strong></dt><dd>Stating something untrue about terms, benefits, dividends or the company. "This covers flood" when it covers a broken pipe.</dd><dt><strong>Twisting</strong></dt><dd>Persuading a policyholder to drop or replace a policy by misleading comparison.</dd><dt><strong>Churning</strong></dt><dd>Replacing with the client's own policy values, often within the same company, to earn a commission.</dd><dt><strong>Rebating</strong></dt><dd>Giving something of value that the contract does not state, as an inducement to buy. States differ on small gifts and on services; the safe line is the one written down in yours.</dd><dt><strong>Unfair discrimination</strong></dt><dd>Different terms for people of the same class and hazard.</dd></dl>
<h2>Case one: the better policy</h2>
<p>A producer moves to a new carrier and calls two hundred clients. "Your old company is in trouble. I can get you something safer." The old company had been downgraded by one notch two years earlier. Twenty-six clients surrender annuities and pay charges of up to seven percent.</p>
<p>Apply the four questions. Interest: the producer's. Knowledge: the clients did not know about the charges or the size of the downgrade. The room: he would not have said "in trouble" before the old carrier. The file: blank.</p>
<h2>What a fair replacement looks like</h2>
<p>It begins with reasons that belong to the client. It sets both contracts side by side: cost, benefits, charges on leaving, new waiting and contestable periods, health changes since the first was issued. It uses the replacement forms of your state, completely and on time. And it contains at least one sentence in favor of staying. If you cannot write that sentence, you have not looked.</p>
<h2>Words that should slow you down</h2>
<p>"Guaranteed", "free", "fully covered", "no risk", "everybody qualifies", "just sign here". When you hear yourself say one of them, stop and finish the sentence with its limit.</p>`,
      ),
      survey('Check: name the practice', [
        choiceQuestion(
          'A producer persuades a client to replace a policy with a comparison that hides the surrender charge. This is:',
          ['Rebating', '*Twisting', 'Subrogation'],
          'Twisting misleads about a replacement.',
        ),
        isFalse(
          'Sharing a commission with a buyer is acceptable as long as the buyer asks for it.',
          'An inducement outside the contract is rebating in most states, whoever asks.',
        ),
      ]),
    ],
  },
  {
    title: 'Suitability, money and mistakes',
    items: [
      text(
        'Suitability that another person can follow',
        `<p>A recommendation is suitable when it fits the client's needs, means and understanding. Whether it was suitable is judged later, from the file, by someone who was not there.</p>
<h2>What to record</h2>
<ul><li><strong>The need</strong> in the client's words: "If I die, the house should be paid and my sister should not have to move."</li><li><strong>The facts</strong>: age, income, dependents, debts, existing coverage, time horizon, tolerance for loss, need for ready money.</li><li><strong>The options</strong> you showed, including doing nothing.</li><li><strong>The choice and the reason</strong>, and what the client declined.</li><li><strong>What the client did not want to tell you</strong>, and that you explained why it matters.</li></ul>
<h2>Case two: the widow's annuity</h2>
<p>Mrs. A., 74, receives $180,000 from the sale of a house. It is most of what she has. A producer places $160,000 in an annuity with a ten-year surrender schedule. Two years later she needs a new roof and pays a charge of eight percent to reach her own money.</p>
<p>The product was lawful. The forms were signed. The file says "wants safety". It does not say how long the money could stay, what else she had, or that a smaller amount or a shorter schedule was discussed. It would have taken six questions.</p>
<h2>Declined coverage</h2>
<p>The lawsuits that hurt agencies most come from coverage that was <em>not</em> bought. When a client refuses flood, higher limits or uninsured motorist coverage, confirm it in writing the same day: "As we discussed, you chose not to add flood coverage. Your homeowners policy does not pay for rising water. If you change your mind, there is usually a waiting period of 30 days."</p>
<p>Such a letter is a service as well as a defense. About one client in ten calls back and buys.</p>
<h2>Understanding</h2>
<p>Ask the client to tell you what they bought. Not "Do you have any questions?", to which everybody says no, but: "How would you explain this to your daughter?" You will hear the gap at once.</p>`,
      ),
      text(
        "Other people's money, and your own mistakes",
        `<p>Premiums are <strong>fiduciary funds</strong>. From the moment they are in your hand they belong to the insurer or, if coverage fails, to the client. They go into a separate account where your state requires one, and they do not pay rent until Friday. Most agents who lost a license over money did not plan to steal. They borrowed, twice.</p>
<ul><li>Deposit promptly, and record payer, policy and amount.</li><li>Reconcile every month, by somebody who does not receive the money.</li><li>Never accept a check made out to you personally.</li><li>Refund unearned premium within the time that your state sets.</li></ul>
<h2>Case three: the missed endorsement</h2>
<p>On Monday a contractor asks by email for an additional insured endorsement. It sits in the inbox. On Thursday a scaffold falls. On Friday the client calls: "We're covered for the owner, right?"</p>
<p>What do you say? Not "yes", and not "I'll make sure you are". Do not change the date of anything. Say: "I need to look at the file and call you back within the hour." Then, in this order: tell your principal, notify your errors and omissions carrier, give the claim to the insurer with the true dates, and follow the carrier's advice on what to tell the client.</p>
<h2>Why the order matters</h2>
<p>Your own liability policy has conditions. Admitting fault or promising payment before notice can void it, which helps nobody, the client least of all. Silence is wrong as well. Report the claim, acknowledge the request and its date, and let facts speak.</p>
<h2>Privacy</h2>
<p>You hold birth dates, health answers, bank details. Collect what you need, lock what you keep, shred what you may. A lost laptop without encryption is a notice to every client in it.</p>
<h2>The short version</h2>
<p>Tell the truth, write it down, keep money apart, and when it goes wrong call early. Nothing in this course is more advanced than that. It is only harder at ten past five.</p>`,
      ),
      sheet('Worksheet: recommendation on one page', 'recommendation-record.pdf', {
        heading: 'Recommendation record',
        intro: 'Complete during the conversation, in the words of the client. One page for each recommendation.',
        sections: [
          {
            title: 'Need and facts',
            lines: [
              'What should happen, and for whom:',
              'How long the need lasts:',
              'Income, dependents, debts, ready money:',
              'Coverage in force:',
            ],
          },
          {
            title: 'Options shown',
            lines: ['Option 1 and its limit:', 'Option 2 and its limit:', 'Doing nothing, and what would follow:'],
          },
          {
            title: 'Decision',
            lines: [
              'Chosen, and the reason given:',
              'Declined, confirmed in writing on:',
              'Explained back by the client in own words.',
            ],
          },
          {
            title: 'If it replaces something',
            lines: [
              'Charges and lost benefits shown in dollars.',
              'New waiting or contestable period explained.',
              'State replacement form complete.',
            ],
          },
        ],
      }),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'An agent, in the legal sense, represents:',
          ['the policyholder', '*the insurer', 'the regulator'],
          'A broker represents the client; an agent represents the insurer.',
        ),
        choiceQuestion(
          'A client asks you to leave a driver off the application. You should:',
          [
            'Submit it and note your doubt in the file',
            '*Decline, and price the policy with the driver included',
            'Ask the client to submit it directly',
          ],
          'An honest application is a duty to the insurer and to the law.',
        ),
        isTrue(
          'Premiums are fiduciary funds from the moment a producer receives them.',
          'They belong to somebody else at once.',
        ),
        choiceQuestion(
          'Which belong in a suitability record?',
          [
            '*The options that were shown',
            '*What the client declined',
            "*The reason in the client's words",
            'The commission on each option',
          ],
          'Another person has to be able to follow the advice.',
        ),
        choiceQuestion(
          'A client refuses flood coverage. The best next step is to:',
          ['Ask again at renewal', '*Confirm the refusal and its consequence in writing', 'Add it and remove it later'],
          'The letter serves the client and protects you.',
        ),
        choiceQuestion(
          'You discover an error that may lead to a claim against you. What comes first after telling your principal?',
          [
            'Promise the client that it will be paid',
            '*Notify your errors and omissions carrier',
            'Correct the date in the file',
          ],
          'Early notice keeps your own coverage alive.',
        ),
        isFalse(
          'A comparison that omits surrender charges is acceptable if every number in it is correct.',
          'Leaving out what matters misleads.',
        ),
        choiceQuestion(
          'Churning differs from twisting because it:',
          [
            'is lawful',
            "*uses the values of the client's existing policy for the replacement",
            'concerns property insurance only',
          ],
          "It feeds on the client's own policy values.",
        ),
      ]),
    ],
  },
]
