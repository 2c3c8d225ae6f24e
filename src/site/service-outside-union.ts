import { facts } from './facts.ts';

/** The members of the European Union. */
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

const { country } = facts.emailService;

/** Whether the service that sends the form's e-mails is, or may be, outside the European Union. */
export const isServiceOutsideUnion = country === null || !union.split(' ').includes(country);
