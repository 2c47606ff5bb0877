import { z } from 'zod';
import { externalLink, text } from './fields.ts';

/** `content/index.yaml`: the embedded data service's answer (sections 3 and 7 of the specification). */
export const contentSchema = z.strictObject({
  personalOwn: z
    .strictObject({
      own: z
        .strictObject({
          nameOwn: z.string().describe("The owner's name."),
          profession: z.string().describe("The owner's profession."),
          label: z.string().describe('A line about the owner.'),
        })
        .describe('The personal record of the owner.'),
    })
    .describe('The owner.'),
  projects: z
    .array(
      z.tuple([
        text.describe('The title.'),
        externalLink.describe('The address.'),
        z.string().describe('The description.'),
      ]),
    )
    .describe('The projects, each as [title, URL, description].'),
  contactMe: z
    .array(z.tuple([text.describe('The label.'), externalLink.describe('The address.')]))
    .describe('The contact links, each as [label, URL].'),
});
