// plants: packages-are-declared
import nodemailer from 'nodemailer';

export const transport = nodemailer;
