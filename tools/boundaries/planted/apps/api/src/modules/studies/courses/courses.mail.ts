// plants: packages-are-declared, outside-services-only-in-the-platform
import nodemailer from 'nodemailer';

export const transport = nodemailer;
