CREATE TABLE pages (
    tx_auftritt_color varchar(9) DEFAULT '' NOT NULL
);
